// Resolve `window.firstFrame` with measurements of the first frame in which a card flies:
// flying cards, cards of the pool hidden meanwhile, animations outside of the flight layer, and
// flights that aim beyond the left edge (at something that is not displayed).
() => {
    window.firstFrame = new Promise((done) => {
        const look = () => {
            const flights = document.querySelectorAll('.flight').length
            if (!flights) return void requestAnimationFrame(look)
            const moving = document.getAnimations().filter((one) => !(one instanceof CSSTransition))
            const hidden = [...document.querySelectorAll('.take')].filter(
                (card) => getComputedStyle(card).opacity === '0')
            done({
                flights,
                hidden: hidden.length,
                inPlace: moving.filter(({ effect }) => !effect.target.closest('.flights')).length,
                corner: moving.filter(({ effect }) => {
                    const { transform } = effect.getKeyframes()[1]
                    return new DOMMatrix(transform).e < 0
                }).length,
            })
        }
        look()
    })
}
