'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { PreviewToolsProps } from './preview-tools.tsx'

/** Loads the tools of the preview, which weigh more than a page, in the preview alone. */
export function DraftTools(props: PreviewToolsProps) {
  const [Tools, setTools] = useState<ComponentType<PreviewToolsProps> | null>(null)
  useEffect(() => {
    void import('./preview-tools.tsx').then(({ PreviewTools }) => setTools(() => PreviewTools))
  }, [])
  return Tools && <Tools {...props} />
}
