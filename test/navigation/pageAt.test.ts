/** @jest-environment node */
import { pageAt } from '../../src/navigation/pages'

it.each([
  ['/', 'home'],
  ['/jobs', 'jobsList'],
  ['/JOBS/', 'jobsList'],
  ['/%6Aobs', 'jobsList'],
  ['/jobs/3', 'jobDetail'],
  ['/JOBS/3/', 'jobDetail'],
  ['/jobs/%2F', 'jobDetail'],
  ['/about', 'about'],
  ['/contact/', 'contact'],
  ['/index.html', 'home'],
  ['/Jobs.HTML', 'jobsList'],
  ['/jobs/index.html', 'jobsList'],
  ['/jobs/3.html', 'jobDetail'],
  ['//', 'home'],
  ['//jobs', 'jobsList'],
  ['/jobs//1', 'jobDetail'],
  ['/jobs;jsessionid=1A', 'jobsList'],
  ['/jobs/3;jsessionid=1A', 'jobDetail'],
  ['/404.html', 'notFound'],
  ['/jobs/3/apply', 'notFound'],
  ['/jobsx', 'notFound'],
  ['/toString', 'notFound'],
])('U31: finds at %s the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page)
})
