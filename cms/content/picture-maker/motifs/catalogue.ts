import type { Motif } from '../motif';
import { adaptiveMotifs } from './adaptive';
import { aidMotifs } from './aids';
import { allergyHomeMotifs } from './allergy-home';
import { basketMotifs } from './baskets';
import { bathTimeMotifs } from './bath-time';
import { benchMotifs } from './benches';
import { bodyAndMindMotifs } from './body-and-mind';
import { bodyCareMotifs } from './body-care';
import { breathingMotifs } from './breathing';
import { busyDeskMotifs } from './busy-desks';
import { careMotifs } from './care';
import { carePeopleMotifs } from './care-people';
import { checkKitMotifs } from './check-kit';
import { cleanAirMotifs } from './clean-air';
import { clinicRoomMotifs } from './clinic-room';
import { closenessMotifs } from './closeness';
import { comfortMotifs } from './comfort';
import { companyMotifs } from './company';
import { drinkMotifs } from './drinks';
import { eveningMotifs } from './evening';
import { familyLifeMotifs } from './family-life';
import { familyMealMotifs } from './family-meals';
import { familyPlanMotifs } from './family-plans';
import { furnitureMotifs } from './furniture';
import { gameNightMotifs } from './game-night';
import { gearMotifs } from './gear';
import { groupMotifs } from './groups';
import { grownMenMotifs } from './grown-men';
import { gutCareMotifs } from './gut-care';
import { handMotifs } from './hands';
import { headMotifs } from './heads';
import { heartCareMotifs } from './heart-care';
import { heartFoodMotifs } from './heart-food';
import { homeAidMotifs } from './home-aids';
import { homelyMotifs } from './homely';
import { innerLifeMotifs } from './inner-life';
import { keepsakeMotifs } from './keepsakes';
import { laterLifeMotifs } from './later-life';
import { leafMotifs } from './leaves';
import { longIllnessMotifs } from './long-illness';
import { meadowMotifs } from './meadow';
import { mendedThingMotifs } from './mended-things';
import { mirrorAndEaselMotifs } from './mirror-and-easel';
import { nightKitchenMotifs } from './night-kitchen';
import { nurseryMotifs } from './nursery';
import { pantryMotifs } from './pantry';
import { peopleMotifs } from './people';
import { peopleAtTableMotifs } from './people-at-tables';
import { phoneScreenMotifs } from './phone-screens';
import { placeMotifs } from './places';
import { pramAndCradleMotifs } from './pram-and-cradle';
import { preventionMotifs } from './prevention';
import { produceMotifs } from './produce';
import { quietThingMotifs } from './quiet-things';
import { recoveryJourneyMotifs } from './recovery-journey';
import { remedyMotifs } from './remedies';
import { riderMotifs } from './riders';
import { sharedTableMotifs } from './shared-tables';
import { sightMotifs } from './sight';
import { skyMotifs } from './sky';
import { symbolMotifs } from './symbols';
import { talkingPlaceMotifs } from './talking-places';
import { thresholdMotifs } from './thresholds';
import { trainingMotifs } from './training';
import { treeMotifs } from './trees';
import { vesselMotifs } from './vessels';
import { waitingTableMotifs } from './waiting-table';
import { washingMotifs } from './washing';
import { wideMotifs } from './wide';
import { windowMotifs } from './windows';

/** Everything that can be put into a scene, by name. */
export const motifs = {
  ...adaptiveMotifs,
  ...aidMotifs,
  ...allergyHomeMotifs,
  ...basketMotifs,
  ...bathTimeMotifs,
  ...benchMotifs,
  ...bodyAndMindMotifs,
  ...bodyCareMotifs,
  ...breathingMotifs,
  ...busyDeskMotifs,
  ...careMotifs,
  ...carePeopleMotifs,
  ...checkKitMotifs,
  ...cleanAirMotifs,
  ...clinicRoomMotifs,
  ...closenessMotifs,
  ...comfortMotifs,
  ...companyMotifs,
  ...drinkMotifs,
  ...eveningMotifs,
  ...familyLifeMotifs,
  ...familyMealMotifs,
  ...familyPlanMotifs,
  ...furnitureMotifs,
  ...gameNightMotifs,
  ...gearMotifs,
  ...groupMotifs,
  ...grownMenMotifs,
  ...gutCareMotifs,
  ...handMotifs,
  ...headMotifs,
  ...heartCareMotifs,
  ...heartFoodMotifs,
  ...homeAidMotifs,
  ...homelyMotifs,
  ...innerLifeMotifs,
  ...keepsakeMotifs,
  ...laterLifeMotifs,
  ...leafMotifs,
  ...longIllnessMotifs,
  ...meadowMotifs,
  ...mendedThingMotifs,
  ...mirrorAndEaselMotifs,
  ...nightKitchenMotifs,
  ...nurseryMotifs,
  ...pantryMotifs,
  ...peopleAtTableMotifs,
  ...peopleMotifs,
  ...phoneScreenMotifs,
  ...placeMotifs,
  ...pramAndCradleMotifs,
  ...preventionMotifs,
  ...produceMotifs,
  ...quietThingMotifs,
  ...recoveryJourneyMotifs,
  ...remedyMotifs,
  ...riderMotifs,
  ...sharedTableMotifs,
  ...sightMotifs,
  ...skyMotifs,
  ...symbolMotifs,
  ...talkingPlaceMotifs,
  ...thresholdMotifs,
  ...trainingMotifs,
  ...treeMotifs,
  ...vesselMotifs,
  ...waitingTableMotifs,
  ...washingMotifs,
  ...wideMotifs,
  ...windowMotifs,
};

export type MotifName = keyof typeof motifs;
export const motifNamed = (name: MotifName): Motif => motifs[name];
