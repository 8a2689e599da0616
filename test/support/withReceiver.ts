/** Imported before the app: both forms are sent. */
Object.assign(globalThis, { FORMS_ENDPOINT: 'https://forms.larkfield.example/in' })
