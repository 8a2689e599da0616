/** Shows the top bar's links in narrow windows too: for when the drawer that has them there can't be had. */
export const SHOW_TOP_BAR_LINKS = 'header nav{display:flex!important}'
