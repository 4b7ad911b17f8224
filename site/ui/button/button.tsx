'use no memo'

import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { buttonClasses, type Look } from './button-classes.ts'
import styles from './button.module.css'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { isBusy?: boolean }

/** A busy button stays focusable and keeps its words; the page says what is under way. */
export function Button({
  look,
  isWide,
  isBusy = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      className={buttonClasses(
        { look, isWide },
        [isBusy ? styles.busy : '', className].filter(Boolean).join(' '),
      )}
    />
  )
}

export type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string } & Look

export function LinkButton({ look, isWide, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClasses({ look, isWide }, className)} />
}
