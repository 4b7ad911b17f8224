import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { config } from '#site/config.ts'
import { previewCookie } from '#site/policy/preview.ts'
import {
  parsePerspective,
  perspectiveText,
  type PreviewPerspective,
} from './preview-perspective.ts'

/**
 * Over https the Studio may be on another site, and only such a cookie reaches its frame. Plain
 * http is this machine, where Studio and site are one site and not every browser takes `Secure`.
 */
const inFrame = config.siteUrl.startsWith('https:')
  ? ({ secure: true, sameSite: 'none', partitioned: true } as const)
  : ({ secure: false, sameSite: 'lax' } as const)

/** Shows this browser the content of a perspective from now on, until it is closed. */
export async function beginPreview(perspective: PreviewPerspective): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.enable()
  const value = jar.get(previewCookie)?.value ?? ''
  jar.set({ name: previewCookie, value, httpOnly: true, path: '/', ...inFrame })
  await changePerspective(perspective)
}

/** Shows a browser that is in the preview another perspective. */
export async function changePerspective(perspective: PreviewPerspective): Promise<void> {
  const value = perspectiveText(perspective)
  const jar = await cookies()
  jar.set({ name: perspectiveCookieName, value, httpOnly: true, path: '/', ...inFrame })
}

/**
 * The perspective that the editor of this browser chose; drafts where none is known. To be asked
 * inside the preview only: a page that reads a cookie is no longer rendered ahead. Rule E-18.
 */
export async function previewPerspective(): Promise<PreviewPerspective> {
  return parsePerspective((await cookies()).get(perspectiveCookieName)?.value) ?? 'drafts'
}

/** Shows this browser what everybody sees. */
export async function endPreview(): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.disable()
  for (const name of [previewCookie, perspectiveCookieName])
    jar.set({ name, value: '', httpOnly: true, path: '/', expires: new Date(0), ...inFrame })
}
