// Finds the file of an address for S3. Runs in CloudFront on viewer requests, runtime cloudfront-js-2.0 (README.md).

// The base path of the build, with its slashes: '/site/'.
const BASE = '/'

function queryText(querystring) {
  const pairs = []
  for (const name in querystring) {
    const given = querystring[name]
    for (const { value } of given.multiValue || [given]) pairs.push(value === '' ? name : `${name}=${value}`)
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function redirect(uri, request) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: `${uri}${queryText(request.querystring)}` } },
  }
}

// CloudFront calls it by this name.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request
  if (`${request.uri}/` === BASE) return redirect(BASE, request)
  if (!request.uri.startsWith(BASE)) return request
  const path = request.uri.slice(BASE.length) || 'index.html'
  const isFile = /^\.well-known\/|\.[^/]+$/.test(path)
  // Browsers read the text after two slashes as a host.
  const ownPath = path
    .replace(/^\/+|\/+$/g, '')
    .replace(/^[A-Za-z]+(?=\/|$)/, (section) => section.toLowerCase())
  if (!isFile && ownPath !== path) return redirect(`${BASE}${ownPath}`, request)
  request.uri = `${BASE}${path}${isFile ? '' : '.html'}`
  return request
}
