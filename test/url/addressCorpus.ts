/**
 * Ends of addresses that start with `/jobs`: typed, pasted, damaged or hostile. `urlMirror.test.ts` opens them,
 * `browser/addresses.spec.ts` some. Add what breaks the site.
 */
// prettier-ignore
export const ADDRESS_CORPUS: readonly string[] = [
  // Nearly nothing
  '', '/', '?', '#', '?#', '??', '?&', '?=', '?==&&=', '?search', '?search=', '?location=&page=',

  // Damaged encoding
  '?search=%', '?search=%E0%A4', '?search=%E0%A4%A', '?search=%zz&page=%zz', '?search=%C0%AF', '?search=%ED%A0%BD',
  '?search=%u0041', '?%73earch=data&%70age=2', '?search%3Ddata', '?search=a%00b', '?search=%0D%0ASet-Cookie:x=1',

  // Invalid pages
  '?page=0', '?page=-1', '?page=+2', '?page=2.5', '?page=1e9', '?page=0x2', '?page=02', '?page=２', '?page=NaN',
  '?page=Infinity', '?page=9007199254740993', `?page=${'9'.repeat(400)}`, '?page=2&page=1', '?page[]=2&page%5B%5D=3',

  // Invalid locations
  '?location=mars', '?location=usa,india', '?location=USA&location=usa&location=Usa', '?location=india&location=usa',
  '?location=%C4%B0ndia', '?location=usa.&page=2)', '?location[0]=usa&LOCATION=canada',

  // Property names of objects
  '?__proto__=x&constructor=y&prototype=z', '?__proto__[search]=x&search=toString',
  '?location=__proto__&location=hasOwnProperty', '?toString=1&valueOf=2&then=3&length=4',

  // Attacks
  '?search=<script>alert(1)</script>', '?search="><img src=x onerror=alert(1)>', "?search='});alert(1)//",
  '?search=javascript:alert(1)', '?search={{7*7}}${7*7}', '?search=../../etc/passwd',
  '?search=%3C/title%3E%3Csvg/onload=alert(1)%3E', '?next=//evil.example&search=//evil.example',

  // Patterns and separators
  '?search=.*', '?search=(((((', '?search=[a-z&page=2', '?search=\\', '?search=c%2B%2B', '?search=c++',
  '?search=R%26D+%231', '?search=a%3Db%26page%3D9', '?search=a=b=c', '?search=a;page=2', '?search=+++',
  '?search=%20data%20',

  // Scripts of the world
  '?search=हिन्दी', '?search=日本語', '?search=مرحبا&location=usa', '?search=%E2%80%AEdata', '?search=e%CC%81',
  '?search=İı', '?search=ß', '?search=👩🏽‍💻', '?search=%F0%9F', '?search=%EF%BB%BFdata', '?search=%E2%80%A8%E2%80%A9',
  `?search=${'\u0301'.repeat(200)}`,

  // Other parameters and fragments
  '?utm_source=mail&utm_medium=x&search=data', '?fbclid=IwAR0&gclid=1&page=2#:~:text=Cloud',
  '?search=data#?search=evil&page=2', '#/jobs?search=data', '#%E0%A4%A', '#<script>', '/?search=data',

  // Long ones
  `?search=${'x'.repeat(4000)}`, `?${'search=a&'.repeat(200)}`, `?${'location=usa&'.repeat(200)}page=2`,
  `?${Array.from({ length: 200 }, (_, index) => `p${index}=${index}`).join('&')}`,
]
