import styles from './button.module.css'

export type Look = { look?: 'primary' | 'secondary' | 'quiet'; isWide?: boolean }

/** The class names of a button, with more of its place's own. */
export const buttonClasses = ({ look = 'primary', isWide = false }: Look, more = ''): string =>
  [styles.button, styles[look], isWide ? styles.wide : '', more].filter(Boolean).join(' ')
