'use client'

import { createContext } from 'react'

/** What is done when a visitor seems about to follow a link to an address; nothing by default. */
export const LinkIntent = createContext<(href: string) => void>(() => {})
