import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import type { Journey } from '../journey'
import type { Visitor } from '../visitor'

const RESUME = fileURLToPath(new URL('../resume.pdf', import.meta.url))

export async function sendMessage({ fills, clicks }: Visitor): Promise<void> {
  await fills('Your Name', 'Ada Lovelace')
  await fills('Your Email', 'ada@mail.example')
  await fills('Your Message', 'Are you hiring?')
  await clicks({ role: 'button', name: 'Send Message' })
}

const application: Journey = {
  name: 'an application with a file',
  play: async ({ opens, clicks, presses, fills, choosesFile, inPage, sees, until, looksAway }) => {
    const { loadedAt } = await opens('/jobs/1')
    await looksAway()
    await clicks({ role: 'button', name: 'Apply Now' })
    await sees({ isFormOpen: true, focus: 'Full Name' })
    await fills('Full Name', 'Ada Lovelace')
    await fills('Email', 'ada@mail.example')
    await fills('Phone', '+44 20 7946 0000')
    await fills('Cover Letter', 'Dear all, I like engines.')
    await choosesFile(RESUME)
    // Hidden and shown again, the form has all of it, the file too.
    await clicks({ role: 'button', name: 'Cancel' })
    await sees({ isFormOpen: false, focus: 'Apply Now' })
    // By a key: a second press of the pointer, so soon after the first, would count as a double tap.
    await presses('Enter')
    await until(
      () => inPage(() => document.querySelector('form')?.checkValidity()),
      (isValid) => assert.equal(isValid, true),
    )
    await clicks({ role: 'button', name: 'Submit Application' })
    await sees({
      notices: ['Application submitted successfully!'],
      isFormOpen: false,
      focus: 'Apply Now',
      address: '/jobs/1',
      loadedAt,
    })
    const logged = await inPage(() =>
      window.witness.logged.map(([words, form]) => [
        String(words),
        JSON.stringify(form, (_, value) =>
          value instanceof File ? `${value.name}, ${value.size} B` : value,
        ),
      ]),
    )
    assert.deepEqual(logged, [
      [
        'Application submitted:',
        JSON.stringify({
          fullName: 'Ada Lovelace',
          email: 'ada@mail.example',
          phone: '+44 20 7946 0000',
          coverLetter: 'Dear all, I like engines.',
          resume: 'resume.pdf, 390 B',
        }),
      ],
    ])
  },
}

const message: Journey = {
  name: 'a message',
  play: async (visitor) => {
    await visitor.opens('/contact')
    await visitor.looksAway()
    await visitor.clicks({ role: 'button', name: 'Send Message' })
    // The browser's own check leads to what is missing.
    await visitor.sees({ focus: 'Your Name', notices: [] })
    await sendMessage(visitor)
    await visitor.sees({
      notices: ["Message sent!We'll get back to you as soon as possible."],
      address: '/contact',
    })
    const left = await visitor.inPage(() =>
      [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')]
        .map(({ value }) => value)
        .join(''),
    )
    assert.equal(left, '')
  },
}

export const formJourneys = [application, message]
