/* Shows deals and calculators in the page of a partner. Its interface: docs/EMBEDDING.md. */
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const sandbox =
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
  const highest = 20000
  const frames = new Map()

  const pathOf = ({ larkway, car, query }) => {
    const view =
      larkway === 'deals'
        ? 'deals'
        : larkway === 'offers'
          ? `vehicles/${encodeURIComponent(car)}/offers`
          : `calculators/${encodeURIComponent(larkway)}`
    return `/embedded/${view}${query ? `?${query}` : ''}`
  }

  const tell = (place, name, detail) =>
    place.dispatchEvent(new CustomEvent(`larkway:${name}`, { bubbles: true, detail }))

  const mountOne = (place) => {
    if (frames.has(place)) return
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', sandbox)
    frame.title = place.dataset.title || 'Car leasing'
    frame.loading = 'lazy'
    Object.assign(frame.style, { display: 'block', width: '100%', border: '0' })
    frame.style.height = `${Number(place.dataset.height) || 640}px`
    let pages = 0
    // A page hears nothing before its script runs, so hello is said until it answers.
    const greet = (left) => {
      if (left === 0 || frame.isHeard || !frame.isConnected) return
      frame.contentWindow.postMessage({ larkway: 'hello' }, origin)
      setTimeout(greet, 200, left - 1)
    }
    frame.addEventListener('load', () => {
      frame.isHeard = false
      greet(50)
      pages += 1
      if (pages === 1) tell(place, 'ready')
      else if (place.getBoundingClientRect().top < 0) place.scrollIntoView()
    })
    frame.src = origin + pathOf(place.dataset)
    frames.set(place, frame)
    place.replaceChildren(frame)
  }

  const mount = (root = document) => {
    const places = [...root.querySelectorAll('[data-larkway]')]
    for (const place of root.matches?.('[data-larkway]') ? [root, ...places] : places)
      mountOne(place)
  }

  const unmount = (place) => {
    frames.get(place)?.remove()
    frames.delete(place)
  }

  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || data?.larkway !== 'height') return
    const height = Math.ceil(data.height)
    if (!(height > 0 && height <= highest)) return
    for (const [place, frame] of frames)
      if (frame.contentWindow === source) {
        frame.isHeard = true
        frame.style.height = `${height}px`
        tell(place, 'height', { height })
      }
  })

  window.larkway ??= { mount, unmount }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => mount())
  else mount()
})()
