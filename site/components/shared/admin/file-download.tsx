import { useState } from 'react'
import { fill } from '#site/messages/fill.ts'
import messages from '#site/messages/en/admin.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { adminFailure, downloadAsUser } from './admin-calls.ts'
import styles from './file-download.module.css'

const t = messages.file

type Props = {
  address: string
  fileName: string
  /** Sent by POST, where what is asked for may name people. */
  body?: object
  /** What the file holds, where a page has several. */
  of?: string
}

/** Saves what an address under `/api` answers as a CSV file, and says so. Rules C-177, C-202. */
export function FileDownload({ address, fileName, body, of }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    setOutcome(null)
    const saving = downloadAsUser(address, fileName, body)
    setOutcome(await saving.then(() => 'saved' as const).catch(() => 'failed' as const))
    setIsBusy(false)
  }
  return (
    <div className={styles.download}>
      <Button
        look="secondary"
        {...(of !== undefined && { 'aria-label': fill(t.saveOf, { title: of }) })}
        isBusy={isBusy}
        onClick={() => void save()}
      >
        {t.save}
      </Button>
      {outcome ? (
        <Notice tone={outcome === 'saved' ? 'good' : 'bad'} isLive>
          {outcome === 'saved' ? t.saved : adminFailure()}
        </Notice>
      ) : null}
    </div>
  )
}
