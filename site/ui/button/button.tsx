import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link/link.tsx'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

type Look = { look?: ButtonLook; isWide?: boolean }

const classes = ({ look = 'primary', isWide = false }: Look, more = '') =>
  [styles.button, styles[look], isWide ? styles.wide : '', more].filter(Boolean).join(' ')

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
      className={classes(
        { look, isWide },
        [isBusy ? styles.busy : '', className].filter(Boolean).join(' '),
      )}
    />
  )
}

export type LinkButtonProps = LinkProps & Look

export function LinkButton({ look, isWide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classes({ look, isWide }, className)} />
}
