// Return names and emblems of cards in hand that reach below the next card.
() =>
    [...document.querySelectorAll('.hand ul')].flatMap((group) => {
        const cards = [...group.querySelectorAll('.card')]
        return cards.slice(0, -1).flatMap((card, n) => {
            const covered = cards[n + 1].getBoundingClientRect().left
            return [...card.querySelectorAll('.name, .land, .emblem')].flatMap((part) => {
                const letters = document.createRange()
                letters.selectNodeContents(part)
                const { right } = (part.matches('svg') ? part : letters).getBoundingClientRect()
                const hidden = getComputedStyle(part).clipPath !== 'none'
                return hidden || right <= covered + 0.5 ? [] : [`${card.textContent}: ${right - covered}`]
            })
        })
    })
