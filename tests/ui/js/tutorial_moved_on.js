// Tell whether the tutorial shows another text or highlights another place than before.
([x, y, width, height, said]) => {
    const coach = document.querySelector('.coach')
    const ring = document.querySelector('.ring')?.getBoundingClientRect()
    const same = ring && [ring.x, ring.y, ring.width, ring.height].map(Math.round).join()
    return coach.innerText !== said || same !== [x, y, width, height].join()
}
