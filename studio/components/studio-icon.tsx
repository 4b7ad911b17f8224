/** Larkway's mark, as in the site's favicon. */
export const StudioIcon = () => (
  <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden>
    <rect width="32" height="32" rx="6" fill="#14201D" />
    <path d="M9 7v18h14" fill="none" stroke="#F2B233" strokeWidth="4" />
  </svg>
)
