import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'

/** "By sending you agree to our terms and privacy policy." */
export async function Agreement() {
  const t = await getTranslations('enquiry')
  return t.rich('terms', {
    terms: (words) => <a href={paths.terms()}>{words}</a>,
    privacy: (words) => <a href={paths.privacyPolicy()}>{words}</a>,
  })
}
