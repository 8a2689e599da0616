// FURTHER LINKS OF THE FOOTER, for example a legal notice. There may be none.
//
// `label` is the text of the link, `address` is where it leads: a page of the web, or the name of a file in the folder
// `public`, like 'legal.pdf'. For each link, copy this line between the [ ]:
// { label: 'Legal Notice', address: 'https://www.company.example/legal' },

export const footerLinks: readonly { readonly label: string; readonly address: string }[] = []
