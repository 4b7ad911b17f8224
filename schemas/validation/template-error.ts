import { seoPlaceholders, unknownPlaceholders } from '../placement/seo-placeholder.ts'

/** What is wrong with the names in braces of a template; true when nothing is. */
export function templateError(title: string, text: string | undefined): true | string {
  const [unknown] = unknownPlaceholders(text ?? '')
  return unknown === undefined
    ? true
    : `${title}: {${unknown}} is filled in by no page. Use ${seoPlaceholders.map((name) => `{${name}}`).join(', ')}.`
}
