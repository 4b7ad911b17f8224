import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'

/** Said while figures are loaded, and when they could not be. */
export function FiguresLoading({ hasFailed, reload }: { hasFailed: boolean; reload: () => void }) {
  if (!hasFailed) return <p role="status">{t.loading}</p>
  return (
    <Notice tone="bad" isLive>
      <p>{t.failed}</p>
      <Button look="quiet" onClick={reload}>
        {t.retry}
      </Button>
    </Notice>
  )
}
