'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

/** A button and the dialog that it opens, for the gallery. */
export function DialogOnRequest({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} closeLabel="Close">
        {children}
      </Dialog>
    </>
  )
}
