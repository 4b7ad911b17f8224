import { expect, test } from 'vitest'
import {
  closedNavigation,
  toggleManufacturers,
  toggleMobileMenu,
  withActive,
} from './navigation.ts'

const open = { isActive: true, areManufacturersOpen: true, isMobileMenuOpen: true }

test('S-49 a change of page clears every mark', () => {
  expect(closedNavigation).toEqual({
    isActive: false,
    areManufacturersOpen: false,
    isMobileMenuOpen: false,
  })
})

test('S-49 each mark is set by itself', () => {
  expect(withActive(closedNavigation, true)).toEqual({ ...closedNavigation, isActive: true })
  expect(withActive(open, false)).toEqual({ ...open, isActive: false })
  expect(toggleManufacturers(open)).toEqual({ ...open, areManufacturersOpen: false })
  expect(toggleManufacturers(closedNavigation)).toEqual({
    ...closedNavigation,
    areManufacturersOpen: true,
  })
  expect(toggleMobileMenu(open)).toEqual({ ...open, isMobileMenuOpen: false })
  expect(toggleMobileMenu(closedNavigation)).toEqual({
    ...closedNavigation,
    isMobileMenuOpen: true,
  })
})
