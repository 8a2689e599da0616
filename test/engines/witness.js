/*
 * Stands first in the head of every page that the engines open, and notes what the engine's driver can't tell:
 * not every one reports the console, and none reports what is thrown before it listens.
 */
;(() => {
  const complaints = JSON.parse(sessionStorage.getItem('witness-complaints') ?? '[]')
  // In sessionStorage, because a complaint may come while the page goes.
  const complain = (text) => {
    complaints.push(text)
    sessionStorage.setItem('witness-complaints', JSON.stringify(complaints))
  }
  const inWords = (values) => values.map(String).join(' ')

  for (const level of ['error', 'warn']) {
    const say = console[level]
    console[level] = (...values) => {
      complain(`console.${level}: ${inWords(values)}`)
      say.apply(console, values)
    }
  }
  const logged = []
  const log = console.log
  console.log = (...values) => {
    logged.push(values)
    log.apply(console, values)
  }
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const onError = ({ target, message }) => {
    if (target === window) complain(`thrown: ${message}`)
    // What is still on its way when the page is left, Firefox ends and reports.
    else if (!isLeaving) complain(`not loaded: ${target.src ?? target.href ?? target}`)
  }
  addEventListener('error', onError, { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => complain(`rejected: ${reason}`))
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      complain(`against the policy: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`),
    { capture: true },
  )

  // The ground of each frame until the app runs, and of some more.
  const grounds = new Set()
  let framesLeft = 10
  const look = () => {
    grounds.add(getComputedStyle(document.documentElement).backgroundColor)
    if (document.documentElement.hasAttribute('data-hydrated')) framesLeft -= 1
    if (framesLeft > 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  window.witness = { complaints, logged, grounds }
})()
