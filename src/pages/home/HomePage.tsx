import { FeaturedOpportunities } from './FeaturedOpportunities'
import { Hero } from './Hero'
import { ServicePromise } from './ServicePromise'
import { Services } from './Services'
import { WhyChooseUs } from './WhyChooseUs'

export function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <WhyChooseUs />
      <FeaturedOpportunities />
      <ServicePromise />
    </>
  )
}
