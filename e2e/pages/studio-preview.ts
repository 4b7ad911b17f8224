import type { Page } from '@playwright/test'
import { config } from '../config.ts'

/** The Studio's preview: the site in a frame, with the form beside it. */
export function studioPreview(page: Page) {
  const site = page.frameLocator('iframe')
  return {
    site,
    /** Chooses in the Studio's own bar what is shown, as soon as Studio and page hear each other. */
    choosePerspective: async (name: 'Published' | 'Drafts') => {
      await page.getByTestId('global-perspective-menu-button').click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    },
    /** What the bar of the page says is shown. */
    notice: site.getByRole('status'),
    /** The page's own way out of the preview. */
    leave: site.getByRole('link', { name: 'Leave the preview' }),
    open: (path: string) =>
      page.goto(`${config.studioUrl}/preview?preview=${encodeURIComponent(path)}`),
    /** Attributes and titles of the previewed page that carry the invisible marks of its overlays. */
    marksInAttributes: () =>
      site.locator('html').evaluate((root) => {
        const mark = /[\u200b-\u200d\u2060-\u2064\ufeff]{4,}/
        const marked = [...root.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes]
            .filter(({ value }) => mark.test(value))
            .map(({ name }) => `${element.tagName} ${name}`),
        )
        return mark.test(root.ownerDocument.title) ? ['title', ...marked] : marked
      }),
  }
}
