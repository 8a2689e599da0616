// Finds the file of an address for S3. Runs in CloudFront on viewer requests, runtime cloudfront-js-2.0 (README.md).

// The base path of the build, with its slashes: '/site/'.
const BASE = '/'

function redirect(uri, request) {
  const query = request.rawQueryString()
  const location = { value: query ? `${uri}?${query}` : uri }
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } }
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
