// The words of a list to choose from, if there is not enough room for them.
(list) => {
    const words = list.selectedOptions[0].text
    const style = getComputedStyle(list)
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const arrow = 18
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    return pen.measureText(words).width > room ? words : ''
}
