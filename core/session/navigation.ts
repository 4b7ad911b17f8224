/** Which of the header's menus are open. */
export type Navigation = {
  /** A menu of the header is open. */
  isActive: boolean
  areManufacturersOpen: boolean
  isMobileMenuOpen: boolean
}

/** The navigation with every menu closed: at first, and after every change of page. Rule S-49. */
export const closedNavigation: Navigation = {
  isActive: false,
  areManufacturersOpen: false,
  isMobileMenuOpen: false,
}

export const withActive = (navigation: Navigation, isActive: boolean): Navigation => ({
  ...navigation,
  isActive,
})

/** Opens or closes the grid of manufacturers, and nothing else. Rule S-49. */
export const toggleManufacturers = (navigation: Navigation): Navigation => ({
  ...navigation,
  areManufacturersOpen: !navigation.areManufacturersOpen,
})

/** Opens or closes the menu of small screens, and nothing else. Rule S-49. */
export const toggleMobileMenu = (navigation: Navigation): Navigation => ({
  ...navigation,
  isMobileMenuOpen: !navigation.isMobileMenuOpen,
})
