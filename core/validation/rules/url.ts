import { textRule } from '../rule.ts'

// Each part excludes the character that ends it, so the text is read once.
const pattern =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i

/** A web address with its http or https, a host with a dot, and whatever path follows. Rule V-07. */
export const url = textRule('errors.incorrectUrl', (text) => pattern.test(text))
