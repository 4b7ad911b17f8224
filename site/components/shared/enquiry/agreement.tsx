import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { Link } from '#site/ui/link/link.tsx'

/** "By sending you agree to our terms and privacy policy." */
export async function Agreement() {
  const t = await getTranslations('enquiry')
  return t.rich('terms', {
    terms: (words) => <Link href={paths.terms()}>{words}</Link>,
    privacy: (words) => <Link href={paths.privacyPolicy()}>{words}</Link>,
  })
}
