'use no memo'

import type { ReactNode } from 'react'

/** Drawn on a 20 unit square with one pen: 1.6 wide, round ends. */
const drawings = {
  arrow: <path d="M3.5 10h13M11.5 5l5 5-5 5" />,
  back: <path d="M16.5 10h-13M8.5 5l-5 5 5 5" />,
  bolt: <path d="M11.5 2.500l-7 9h5l-1 6 7-9h-5z" />,
  chat: <path d="M3.5 4.500h13v9h-7l-3.5 3v-3H3.5z" />,
  check: <path d="M4 10.500l4 4 8-9" />,
  chevron: <path d="M5.5 8l4.5 4.500L14.5 8" />,
  clock: <path d="M10 2.800a7.2 7.2 0 1 0 .01 0M10 6v4.300l2.8 1.7" />,
  close: <path d="M5 5l10 10M15 5L5 15" />,
  compare: <path d="M6.5 3.500v13M3 7l3.5-3.500L10 7M13.5 16.500v-13M10 13l3.5 3.500L17 13" />,
  filters: <path d="M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4" />,
  heart: (
    <path d="M10 16.500C6 13.5 3 11 3 7.8 3 3.7 8 2.8 10 6.2 12 2.8 17 3.7 17 7.800c0 3.2-3 5.7-7 8.700z" />
  ),
  menu: <path d="M3 6h14M3 10h14M3 14h9" />,
  phone: (
    <path d="M4 3.500h3l1.5 4-2 1.500a9 9 0 0 0 4.5 4.500l1.5-2 4 1.500v3c-7 1.5-14-5.5-12.5-12.500z" />
  ),
  search: <path d="M9 3.500a5.5 5.5 0 1 0 .01 0M13 13l4 4" />,
  share: <path d="M10 12.5v-9M6.5 6.5L10 3l3.5 3.500M5 9.500H3.500v7h13v-7H15" />,
  user: (
    <path d="M10 3.200a3.4 3.4 0 1 0 .01 0M3.5 16.800c.6-3.400 3.2-5 6.5-5s5.900 1.600 6.500 5" />
  ),
  warning: <path d="M10 3l7.5 13.500h-15zM10 8v4M10 14.300v.1" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

export const iconNames = Object.keys(drawings) as IconName[]

/** Decoration only: words beside it, or the control's label, say what it means. Its pen is that of `base.css`. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" width={size} height={size}>
      {drawings[name]}
    </svg>
  )
}
