// Fill the hint with three lines of text and each choice with two, and return the height that
// is left. A negative number means that the choices are cut off.
(talk) => {
    const sentence = talk.querySelector('.live')
    const line = parseFloat(getComputedStyle(sentence).lineHeight)
    while (sentence.offsetHeight < 2.5 * line) sentence.append(' noch mehr')
    for (const choice of talk.querySelectorAll('.effect b')) {
        const line = parseFloat(getComputedStyle(choice).lineHeight)
        while (choice.offsetHeight < 1.5 * line) choice.append(' noch mehr')
    }
    return talk.clientHeight - talk.scrollHeight
}
