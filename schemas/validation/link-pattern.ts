/** What a link may lead to: a page of ours, an address elsewhere, a mailbox or a phone. */
export const linkPattern = /^(\/|https:\/\/|mailto:|tel:)/
