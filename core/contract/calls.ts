import * as accounts from './calls/accounts.ts'
import * as calculators from './calls/calculators.ts'
import * as catalogue from './calls/catalogue.ts'
import * as derivativeLists from './calls/derivative-lists.ts'
import * as derivatives from './calls/derivatives.ts'
import * as filters from './calls/filters.ts'
import * as formDrafts from './calls/form-drafts.ts'
import * as forms from './calls/forms.ts'
import * as manufacturers from './calls/manufacturers.ts'
import * as offers from './calls/offers.ts'
import * as orders from './calls/orders.ts'
import * as pcp from './calls/pcp.ts'
import * as ranges from './calls/ranges.ts'
import * as tracking from './calls/tracking.ts'

/**
 * Every call of the leasing API, by name. Where two share an address or a fixed word stands where
 * another has a parameter, the particular one comes first. Rules C-01, C-02.
 */
export const calls = {
  listDerivatives: derivativeLists.listDerivatives,
  listPlainDerivatives: derivativeLists.listPlainDerivatives,
  listRangeDerivatives: derivativeLists.listRangeDerivatives,
  listCarModelDerivatives: derivativeLists.listCarModelDerivatives,
  listSpecialOffers: derivativeLists.listSpecialOffers,
  listSpecialOfferCarousel: derivativeLists.listSpecialOfferCarousel,
  listStockCarousel: derivativeLists.listStockCarousel,
  listBusinessCarousel: derivativeLists.listBusinessCarousel,
  listTopElectricOffers: derivativeLists.listTopElectricOffers,
  listElectricOffers: derivativeLists.listElectricOffers,
  listTrendingOffers: derivativeLists.listTrendingOffers,
  getFilters: filters.getFilters,
  getSpecialOfferFilters: filters.getSpecialOfferFilters,
  getElectricFilters: filters.getElectricFilters,
  getBodyTypeOfferFilters: filters.getBodyTypeOfferFilters,
  getStockOfferFilters: filters.getStockOfferFilters,
  getBodyTypeFilters: filters.getBodyTypeFilters,
  getCarModelFilters: filters.getCarModelFilters,
  getDerivative: derivatives.getDerivative,
  getDescriptions: derivatives.getDescriptions,
  getImages: derivatives.getImages,
  getTopOffers: derivatives.getTopOffers,
  listOfferColumns: derivatives.listOfferColumns,
  listOffers: derivatives.listOffers,
  getDerivativeFilters: derivatives.getDerivativeFilters,
  listElectricAlternatives: derivatives.listElectricAlternatives,
  listAlsoLike: derivatives.listAlsoLike,
  listReviews: derivatives.listReviews,
  getOffer: offers.getOffer,
  listCarSpecialOffers: offers.listCarSpecialOffers,
  getPcpDefaults: pcp.getPcpDefaults,
  listPcpOffers: pcp.listPcpOffers,
  getPcpOffer: pcp.getPcpOffer,
  listManufacturers: manufacturers.listManufacturers,
  listManufacturerCarousel: manufacturers.listManufacturerCarousel,
  getManufacturerBySlug: manufacturers.getManufacturerBySlug,
  listManufacturerPages: manufacturers.listManufacturerPages,
  listManufacturerNavigation: manufacturers.listManufacturerNavigation,
  listManufacturerOptions: manufacturers.listManufacturerOptions,
  listRanges: ranges.listRanges,
  listRangePages: ranges.listRangePages,
  listRangeOptions: ranges.listRangeOptions,
  listActiveRanges: ranges.listActiveRanges,
  getRangeFilters: ranges.getRangeFilters,
  listTrims: ranges.listTrims,
  getRangeDescriptions: ranges.getRangeDescriptions,
  listSuggestions: ranges.listSuggestions,
  listActiveCarModels: ranges.listActiveCarModels,
  listCarModels: ranges.listCarModels,
  listBudgetCarModels: ranges.listBudgetCarModels,
  listBrands: catalogue.listBrands,
  getGapInsurance: catalogue.getGapInsurance,
  getSitemap: catalogue.getSitemap,
  listArticles: catalogue.listArticles,
  getPageContents: catalogue.getPageContents,
  getPhoneConfig: catalogue.getPhoneConfig,
  postOrder: orders.postOrder,
  postPcpOrder: orders.postPcpOrder,
  putOrder: orders.putOrder,
  putPcpOrder: orders.putPcpOrder,
  confirmOrder: orders.confirmOrder,
  getOrder: orders.getOrder,
  postOrderCode: orders.postOrderCode,
  postCustomerForm: forms.postCustomerForm,
  getCustomerForm: forms.getCustomerForm,
  getDealPreferenceFilters: forms.getDealPreferenceFilters,
  postDealPreference: forms.postDealPreference,
  postConciergeQuote: forms.postConciergeQuote,
  postContact: forms.postContact,
  postLandingMember: forms.postLandingMember,
  postNewsletterMember: forms.postNewsletterMember,
  postUnsubscribe: forms.postUnsubscribe,
  deleteSubscription: forms.deleteSubscription,
  postElectricPetrol: calculators.postElectricPetrol,
  postCalculatorData: calculators.postCalculatorData,
  getCalculatorData: calculators.getCalculatorData,
  postConversion: tracking.postConversion,
  postFrontError: tracking.postFrontError,
  postLogin: accounts.postLogin,
  postLogout: accounts.postLogout,
  postRefresh: accounts.postRefresh,
  getUser: accounts.getUser,
  getPermissions: accounts.getPermissions,
  postAuthorizationToken: accounts.postAuthorizationToken,
  postPasswordRecovery: accounts.postPasswordRecovery,
  getPasswordRecovery: accounts.getPasswordRecovery,
  putRecoveredPassword: accounts.putRecoveredPassword,
  postUser: accounts.postUser,
  putUserConfirmation: accounts.putUserConfirmation,
  postFormDraft: formDrafts.postFormDraft,
  getFormDraft: formDrafts.getFormDraft,
} as const

export type CallName = keyof typeof calls
