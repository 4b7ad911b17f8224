import { type ReactNode, useState } from 'react'
import t from '#site/messages/en/admin.json' with { type: 'json' }
import { Button } from '#site/ui/button/button.tsx'
import { Dialog } from '#site/ui/dialog/dialog.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'

type Props = {
  /** Asks, naming what it is about: "Deactivate Ada Lovelace?" */
  title: string
  /** Says what will happen, and whether it can be undone. */
  children: ReactNode
  /** Names the act: "Deactivate". */
  confirm: string
  /** Null once it is done, else what to say. */
  onConfirm: () => Promise<string | null>
  onClose: () => void
}

/** Asks before an act that takes something away. Rule S-82. */
export function ConfirmDialog({ title, children, confirm, onConfirm, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    const message = await onConfirm()
    setIsBusy(false)
    setFailure(message)
    if (message === null) onClose()
  }
  return (
    <Dialog isOpen title={title} closeLabel={t.dialog.close} onClose={onClose}>
      {children}
      {failure === null ? null : (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
      <ButtonRow>
        <Button isBusy={isBusy} onClick={() => void press()}>
          {isBusy ? t.dialog.busy : confirm}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t.dialog.cancel}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
