import { cookies, draftMode } from 'next/headers'
import { config } from '../../config.ts'
import { previewCookie } from '../../policy/preview.ts'

/**
 * Over https the Studio may be on another site, and only such a cookie reaches its frame. Plain
 * http is this machine, where Studio and site are one site and not every browser takes `Secure`.
 */
const inFrame = config.siteUrl.startsWith('https:')
  ? ({ secure: true, sameSite: 'none', partitioned: true } as const)
  : ({ secure: false, sameSite: 'lax' } as const)

/** Shows this browser unpublished content from now on, until it is closed. */
export async function beginPreview(): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.enable()
  const value = jar.get(previewCookie)?.value ?? ''
  jar.set({ name: previewCookie, value, httpOnly: true, path: '/', ...inFrame })
}

/** Shows this browser what everybody sees. */
export async function endPreview(): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.disable()
  jar.set({
    name: previewCookie,
    value: '',
    httpOnly: true,
    path: '/',
    expires: new Date(0),
    ...inFrame,
  })
}
