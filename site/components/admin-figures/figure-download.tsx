import { useState } from 'react'
import { figureFilePath, type FigureFile } from '#core/figures/figure-files.ts'
import { adminFailure, downloadAsUser } from '#site/components/shared/admin/admin-calls.ts'
import { fill } from '#site/messages/fill.ts'
import t from '#site/messages/en/admin-figures.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './admin-figures.module.css'

/** Saves the figures of a section as a file. Rule C-202. */
export function FigureDownload({ title, file }: { title: string; file: FigureFile }) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const save = async () => {
    if (isBusy) return
    setIsBusy(true)
    setHasFailed(
      await downloadAsUser(figureFilePath(file), `${file}.csv`).then(
        () => false,
        () => true,
      ),
    )
    setIsBusy(false)
  }
  return (
    <>
      <Button
        look="secondary"
        className={styles.download}
        aria-label={fill(t.downloadOf, { title })}
        isBusy={isBusy}
        onClick={() => void save()}
      >
        {t.download}
      </Button>
      {hasFailed ? (
        <Notice tone="bad" isLive>
          {adminFailure()}
        </Notice>
      ) : null}
    </>
  )
}
