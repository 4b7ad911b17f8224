import type { RequestValues } from '#core/contract/http/request.ts'
import type { ServedCall } from '../routes/not-served-yet.ts'
import type { ExampleDeal } from './example-deal.ts'

/**
 * A request for each call of the reference page. Reading calls are answered from the running
 * data; those that would change something are only shown.
 */
export function exampleRequests(deal: ExampleDeal): Record<ServedCall, RequestValues> {
  const { capId, offerId, manufacturer, range, monthlyPayment } = deal
  const { carModelId, bodyType, pcpOfferId, pcpCapId, pcpMonthlyPayment } = deal
  const orderRef = 'kZ3v0bWn7x2QfLr9sTqYdA'
  const linkToken = `${orderRef}7mPq2LwXc4RtN8vBzKjHs`
  const sealedAddress = 'TF5rJ0uYw3pXq8sVbN2mLc7dHk4gAe6iRz1oWt9yUxKj-Q_MPhBvGfEnDlSaCkIw'
  return {
    search: { query: { q: 'electric under 300' } },
    listDerivatives: {
      query: { financeType: 'personal', terms: [36], fuelTypes: ['electric', 'hybrid'], rows: 2 },
    },
    listRangeDerivatives: { params: { manufacturer, range }, query: { rows: 2 } },
    getFilters: {
      params: { type: 'compare' },
      query: { manufacturers: [manufacturer], budgetTo: 350 },
    },
    getDerivative: { params: { capId } },
    getDescriptions: { params: { capId } },
    getImages: { params: { capId } },
    listStockUnits: { params: { capId } },
    getBusinessTax: { params: { capId } },
    getTopOffers: { params: { capId }, query: { terms: [36], annualMileages: [8000] } },
    listOfferColumns: { params: { capId }, query: { format: 'columns' } },
    listOffers: { params: { capId }, query: { terms: [36], rows: 2, sort: 'totalCost|asc' } },
    getDerivativeFilters: { params: { capId }, query: { defaults: true } },
    listPlainDerivatives: { query: { financeType: 'business', rows: 2 } },
    listCarModelDerivatives: { params: { carModelId }, query: { rows: 2 } },
    listSpecialOffers: { query: { terms: [36], rows: 2 } },
    listSpecialOfferCarousel: {},
    listStockCarousel: {},
    listBusinessCarousel: {},
    listTopElectricOffers: {},
    listElectricOffers: {},
    listTrendingOffers: { query: { financeType: 'personal' } },
    getSpecialOfferFilters: { query: { terms: [36] } },
    getElectricFilters: {},
    getBodyTypeOfferFilters: {},
    getStockOfferFilters: {},
    getBodyTypeFilters: { params: { bodyType } },
    getCarModelFilters: { params: { carModelId } },
    listElectricAlternatives: { params: { capId } },
    listAlsoLike: { params: { capId } },
    listReviews: { params: { capId } },
    getOffer: { params: { offerId } },
    getValueScore: { params: { offerId } },
    listCarSpecialOffers: { params: { capId }, query: { term: 36, mileage: 8000 } },
    getPcpDefaults: { params: { capId: pcpCapId } },
    listPcpOffers: { params: { capId: pcpCapId }, query: { terms: [36], rows: 2 } },
    getPcpOffer: { params: { offerId: pcpOfferId } },
    listManufacturers: { query: { rows: 2 } },
    listManufacturerCarousel: {},
    getManufacturerBySlug: { params: { slug: manufacturer } },
    listManufacturerPages: { query: { financeType: 'business' } },
    listManufacturerNavigation: {},
    listManufacturerOptions: {},
    getRangePriceHistory: { params: { manufacturer, range } },
    listRanges: { params: { manufacturerId: manufacturer } },
    listRangePages: { params: { manufacturer } },
    listRangeOptions: { params: { manufacturerId: manufacturer } },
    listActiveRanges: { params: { manufacturer } },
    getRangeFilters: { params: { manufacturer, range } },
    listTrims: { params: { manufacturer, range } },
    getRangeDescriptions: { params: { manufacturer, range } },
    listSuggestions: { params: { manufacturer, range } },
    listActiveCarModels: { params: { manufacturer, range } },
    listBudgetCarModels: { query: { budgetRanges: ['250to350'], rows: 2 } },
    listBrands: {},
    getGapInsurance: { params: { manufacturerId: manufacturer, rangeId: range, term: '36' } },
    getSitemap: {},
    listArticles: { params: { type: 'car-leasing-guides' } },
    getPageContents: { params: { type: 'about-us' } },
    getPhoneConfig: {},
    listCarModels: { params: { rangeId: `${manufacturer}.${range}` } },
    postOrder: {
      body: {
        offerId,
        capId,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '07700 900123',
        monthlyPaymentShown: monthlyPayment,
      },
    },
    confirmOrder: { body: { orderRef, code: '123456' } },
    getOrder: { params: { orderRef } },
    postOrderCode: { params: { orderRef }, body: {} },
    postPcpOrder: {
      body: {
        pcpOfferId,
        capId: pcpCapId,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '07700 900123',
        monthlyPaymentShown: pcpMonthlyPayment,
      },
    },
    putOrder: {
      params: { orderId: orderRef },
      body: { callTime: 'AM', writeToken: 'the write token of the answer' },
    },
    putPcpOrder: {
      params: { orderId: orderRef },
      body: { phone: '07700 900124', writeToken: 'the write token of the answer' },
    },
    postQuote: { body: { offerId } },
    getQuote: { params: { quoteRef: orderRef } },
    postCustomerForm: {
      body: {
        type: 'car',
        manufacturerId: manufacturer,
        rangeId: range,
        capId,
        userName: 'Ada Lovelace',
        userEmail: 'ada@example.com',
        userPhone: '07700 900123',
      },
    },
    getCustomerForm: { params: { hash: orderRef } },
    getDealPreferenceFilters: {},
    postDealPreference: {
      body: {
        bodyStyle: 'suv',
        monthlyPayment: 350,
        deliveryTime: '12weeks',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
      },
    },
    postConciergeQuote: {
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '07700 900123',
        body: 'Something with seven seats.',
        contact: 'By phone after six',
      },
    },
    postContact: {
      body: { name: 'Ada Lovelace', email: 'ada@example.com', body: 'May I lease at 18?' },
    },
    postCarSale: {
      body: {
        reg: 'AB23 CDE',
        make: 'Ford',
        model: 'Puma',
        currentMileage: '22,000',
        body: 'A scratch on the left door.',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
      },
    },
    postLandingMember: { body: { capId, email: 'ada@example.com', name: 'Ada Lovelace' } },
    postNewsletterMember: {
      body: { email: 'ada@example.com', firstName: 'Ada', secondName: 'Lovelace' },
    },
    postListConfirmation: { body: { token: orderRef } },
    postUnsubscribe: { body: { email: 'ada@example.com' } },
    deleteSubscription: { params: { email: 'ada@example.com' } },
    postPriceAlert: {
      body: { email: 'ada@example.com', page: '/compare-car-leasing?fuelTypes=electric' },
    },
    postPriceAlertConfirmation: { body: { token: orderRef } },
    getPriceAlerts: { params: { sealedEmail: sealedAddress } },
    putPriceAlerts: { params: { sealedEmail: sealedAddress }, body: { isWatching: false } },
    listRunningCosts: {},
    postElectricPetrol: { body: { mileage: 10_000, petrolPrice: 139.9, bodyType: 'suv' } },
    postCalculatorData: {
      body: {
        step: 2,
        reg: 'AB23 CDE',
        email: 'ada@example.com',
        capId,
        financeProduct: 'hp',
        startDate: '2024-03-01',
        term: 48,
        monthlyPayment: 310,
        amountBorrowed: 14_000,
        currentMileage: 22_000,
      },
    },
    getCalculatorData: { query: { reg: 'AB23 CDE', email: 'ada@example.com', capId } },
    postConversion: {
      body: {
        eventId: 'Zk3v0bWn7x2QfLr9sTqY',
        eventName: 'Lead',
        referer: 'https://www.larkway.example/special-offers',
      },
    },
    postFrontError: {
      body: {
        method: 'GET',
        url: '/api/derivatives/v2',
        responseCode: 503,
        requestCode: 'kZ3v0bWn7x2Q',
      },
    },
    postLogin: { body: { email: 'ada@example.com', password: 'Sunny!day9' } },
    postLogout: { body: { refreshToken: 'the refresh token of the answer' } },
    postRefresh: { body: { refreshToken: 'the refresh token of the answer' } },
    getUser: { params: { id: orderRef } },
    getPermissions: { params: { id: orderRef }, query: { permissions: ['orders.read'] } },
    putUser: { params: { id: orderRef }, body: { leaseReminders: true } },
    listEnquiries: { params: { id: orderRef } },
    getWatched: { params: { id: orderRef } },
    putOwnAlerts: { params: { id: orderRef }, body: { isWatching: false } },
    postSearchRemoval: { params: { id: orderRef }, body: { hash: orderRef } },
    postSavedDeals: { params: { id: orderRef }, body: { deals: [offerId] } },
    putSavedDeals: { params: { id: orderRef }, body: { deals: [offerId] } },
    postDataExport: {
      params: { id: orderRef },
      body: { authorizationToken: 'the token of the answer' },
    },
    postErasure: {
      params: { id: orderRef },
      body: { authorizationToken: 'the token of the answer' },
    },
    listUsers: { query: { kind: 'company', sort: 'lastLogin|desc' } },
    searchUsers: { body: { q: 'lovelace' } },
    postAuthorizationToken: { body: { password: 'Sunny!day9' } },
    postPasswordRecovery: { body: { email: 'ada@example.com' } },
    getPasswordRecovery: { params: { token: linkToken } },
    putRecoveredPassword: {
      params: { passwordRecoveryToken: linkToken },
      body: { password: 'Sunny!day9' },
    },
    postUser: {
      body: {
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'Lovelace',
        password: 'Sunny!day9',
        passwordConfirmation: 'Sunny!day9',
      },
    },
    getRegistration: { params: { token: linkToken } },
    putUserConfirmation: {
      params: { registrationToken: linkToken },
      body: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        password: 'Sunny!day9',
        passwordConfirmation: 'Sunny!day9',
      },
    },
    postExperimentView: { body: { variant: 'deliverButton=on,enquiryButton=check' } },
    getExperimentCounts: { query: { from: '2026-11-01' } },
    listRateBooks: { query: { brandId: 6, rows: 2 } },
    postRateUpload: { body: { brandId: 6, fileName: 'rates.csv', totalBytes: 1_048_576 } },
    getRateUpload: { params: { uploadId: orderRef } },
    postRateCheck: { params: { uploadId: orderRef }, body: { takeHeld: true } },
    putRateUploadLive: { params: { uploadId: orderRef }, body: { leaveOutBad: true } },
    deleteRateUpload: { params: { uploadId: orderRef } },
    postRateRollback: { body: { brandId: 6, presentBookId: 12, earlierBookId: 7 } },
    listApiKeys: { query: { brandId: 6 } },
    postApiKey: { body: { brandId: 6, name: 'Our rates system', scopes: ['rates.import'] } },
    deleteApiKey: { params: { keyId: orderRef } },
    postFormDraft: {
      body: { form: 'enquiry', values: { name: 'A' }, errors: { name: ['errors.minLength'] } },
    },
    getFormDraft: { params: { id: orderRef } },
  }
}

/** Calls whose example is really sent when the page is shown. */
export function isSent(call: { method: string; caching: string }): boolean {
  return call.method === 'GET' && call.caching === 'public'
}
