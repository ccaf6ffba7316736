// Replace the random code of the room by the widest possible one.
() => {
    for (const code of document.querySelectorAll('.code b, b.code')) code.textContent = 'WWWWWW'
}
