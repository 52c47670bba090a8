import type { Motif } from '../motif';
import { adaptiveMotifs } from './adaptive';
import { aidMotifs } from './aids';
import { albumAndBagMotifs } from './album-and-bag';
import { allergyHomeMotifs } from './allergy-home';
import { bagAndBiteMotifs } from './bags-and-bites';
import { basketMotifs } from './baskets';
import { bathTimeMotifs } from './bath-time';
import { beachAndDoormatMotifs } from './beach-and-doormat';
import { behindDoorMotifs } from './behind-doors';
import { bellyAndHarvestMotifs } from './belly-and-harvest';
import { benchMotifs } from './benches';
import { birthAndBodyMotifs } from './birth-and-body';
import { bodyAndMindMotifs } from './body-and-mind';
import { bodyCareMotifs } from './body-care';
import { bodyCheckMotifs } from './body-checks';
import { breathAndOxygenMotifs } from './breath-and-oxygen';
import { breathingMotifs } from './breathing';
import { busyDeskMotifs } from './busy-desks';
import { calmSkinMotifs } from './calm-skin';
import { careMotifs } from './care';
import { carePeopleMotifs } from './care-people';
import { checkKitMotifs } from './check-kit';
import { childhoodDayMotifs } from './childhood-days';
import { cleanAirMotifs } from './clean-air';
import { cleanKitchenMotifs } from './clean-kitchen';
import { clinicRoomMotifs } from './clinic-room';
import { closenessMotifs } from './closeness';
import { comfortMotifs } from './comfort';
import { companyMotifs } from './company';
import { dairyAndGrainMotifs } from './dairy-and-grain';
import { cycleCareMotifs } from './cycle-care';
import { drinkMotifs } from './drinks';
import { eveningMotifs } from './evening';
import { eyeClinicAndDreamMotifs } from './eye-clinic-and-dreams';
import { familyLifeMotifs } from './family-life';
import { familyMealMotifs } from './family-meals';
import { familyPlanMotifs } from './family-plans';
import { furnitureMotifs } from './furniture';
import { gameNightMotifs } from './game-night';
import { gearMotifs } from './gear';
import { groupMotifs } from './groups';
import { grownMenMotifs } from './grown-men';
import { gutCareMotifs } from './gut-care';
import { hairlineAndScarfMotifs } from './hairlines-and-scarves';
import { handMotifs } from './hands';
import { headMotifs } from './heads';
import { heartbeatKitMotifs } from './heartbeat-kit';
import { heartCareMotifs } from './heart-care';
import { heartFoodMotifs } from './heart-food';
import { homeAidMotifs } from './home-aids';
import { homelyMotifs } from './homely';
import { innerLifeMotifs } from './inner-life';
import { innerWeatherMotifs } from './inner-weather';
import { keepsakeMotifs } from './keepsakes';
import { laterLifeMotifs } from './later-life';
import { leafMotifs } from './leaves';
import { lensAndLightMotifs } from './lenses-and-light';
import { longIllnessMotifs } from './long-illness';
import { lookingGlassMotifs } from './looking-glass';
import { madeByHandMotifs } from './made-by-hand';
import { manyBodyMotifs } from './many-bodies';
import { meadowMotifs } from './meadow';
import { medicineCabinetMotifs } from './medicine-cabinet';
import { mendedThingMotifs } from './mended-things';
import { mirrorAndEaselMotifs } from './mirror-and-easel';
import { movingBodyMotifs } from './moving-bodies';
import { newAtHomeMotifs } from './new-at-home';
import { nightKitchenMotifs } from './night-kitchen';
import { nurseryMotifs } from './nursery';
import { pantryMotifs } from './pantry';
import { peopleMotifs } from './people';
import { peopleAtTableMotifs } from './people-at-tables';
import { phoneScreenMotifs } from './phone-screens';
import { placeMotifs } from './places';
import { poolAndPawMotifs } from './pool-and-paws';
import { pramAndCradleMotifs } from './pram-and-cradle';
import { preventionMotifs } from './prevention';
import { produceMotifs } from './produce';
import { quietThingMotifs } from './quiet-things';
import { recoveryJourneyMotifs } from './recovery-journey';
import { remedyMotifs } from './remedies';
import { restingPlaceMotifs } from './resting-places';
import { restingPeopleMotifs } from './resting-people';
import { riderMotifs } from './riders';
import { sharedTableMotifs } from './shared-tables';
import { sharedLifeMotifs } from './shared-lives';
import { sickroomShelfMotifs } from './sickroom-shelf';
import { sightMotifs } from './sight';
import { signedAndSilentMotifs } from './signed-and-silent';
import { skyMotifs } from './sky';
import { smallStepMotifs } from './small-steps';
import { stageAndStallMotifs } from './stage-and-stall';
import { symbolMotifs } from './symbols';
import { talkingPlaceMotifs } from './talking-places';
import { testAndTreatmentMotifs } from './tests-and-treatments';
import { thresholdMotifs } from './thresholds';
import { toothCareMotifs } from './tooth-care';
import { trainingMotifs } from './training';
import { treeMotifs } from './trees';
import { turnsAndTraysMotifs } from './turns-and-trays';
import { vesselMotifs } from './vessels';
import { waitingTableMotifs } from './waiting-table';
import { washingMotifs } from './washing';
import { wideMotifs } from './wide';
import { willowMotifs } from './willow';
import { windowMotifs } from './windows';
import { winterMotifs } from './winter';

/** Everything that can be put into a scene, by name. */
export const motifs = {
  ...adaptiveMotifs,
  ...aidMotifs,
  ...albumAndBagMotifs,
  ...allergyHomeMotifs,
  ...bagAndBiteMotifs,
  ...basketMotifs,
  ...bathTimeMotifs,
  ...beachAndDoormatMotifs,
  ...behindDoorMotifs,
  ...bellyAndHarvestMotifs,
  ...benchMotifs,
  ...birthAndBodyMotifs,
  ...bodyAndMindMotifs,
  ...bodyCareMotifs,
  ...bodyCheckMotifs,
  ...breathAndOxygenMotifs,
  ...breathingMotifs,
  ...busyDeskMotifs,
  ...calmSkinMotifs,
  ...careMotifs,
  ...carePeopleMotifs,
  ...checkKitMotifs,
  ...childhoodDayMotifs,
  ...cleanAirMotifs,
  ...cleanKitchenMotifs,
  ...clinicRoomMotifs,
  ...closenessMotifs,
  ...comfortMotifs,
  ...companyMotifs,
  ...dairyAndGrainMotifs,
  ...cycleCareMotifs,
  ...drinkMotifs,
  ...eveningMotifs,
  ...eyeClinicAndDreamMotifs,
  ...familyLifeMotifs,
  ...familyMealMotifs,
  ...familyPlanMotifs,
  ...furnitureMotifs,
  ...gameNightMotifs,
  ...gearMotifs,
  ...groupMotifs,
  ...grownMenMotifs,
  ...gutCareMotifs,
  ...hairlineAndScarfMotifs,
  ...handMotifs,
  ...headMotifs,
  ...heartbeatKitMotifs,
  ...heartCareMotifs,
  ...heartFoodMotifs,
  ...homeAidMotifs,
  ...homelyMotifs,
  ...innerLifeMotifs,
  ...innerWeatherMotifs,
  ...keepsakeMotifs,
  ...laterLifeMotifs,
  ...leafMotifs,
  ...lensAndLightMotifs,
  ...longIllnessMotifs,
  ...lookingGlassMotifs,
  ...madeByHandMotifs,
  ...manyBodyMotifs,
  ...meadowMotifs,
  ...medicineCabinetMotifs,
  ...mendedThingMotifs,
  ...mirrorAndEaselMotifs,
  ...movingBodyMotifs,
  ...newAtHomeMotifs,
  ...nightKitchenMotifs,
  ...nurseryMotifs,
  ...pantryMotifs,
  ...peopleAtTableMotifs,
  ...peopleMotifs,
  ...phoneScreenMotifs,
  ...placeMotifs,
  ...poolAndPawMotifs,
  ...pramAndCradleMotifs,
  ...preventionMotifs,
  ...produceMotifs,
  ...quietThingMotifs,
  ...recoveryJourneyMotifs,
  ...remedyMotifs,
  ...restingPlaceMotifs,
  ...restingPeopleMotifs,
  ...riderMotifs,
  ...sharedTableMotifs,
  ...sharedLifeMotifs,
  ...sickroomShelfMotifs,
  ...sightMotifs,
  ...signedAndSilentMotifs,
  ...skyMotifs,
  ...smallStepMotifs,
  ...stageAndStallMotifs,
  ...symbolMotifs,
  ...talkingPlaceMotifs,
  ...testAndTreatmentMotifs,
  ...thresholdMotifs,
  ...toothCareMotifs,
  ...trainingMotifs,
  ...treeMotifs,
  ...turnsAndTraysMotifs,
  ...vesselMotifs,
  ...waitingTableMotifs,
  ...washingMotifs,
  ...wideMotifs,
  ...willowMotifs,
  ...windowMotifs,
  ...winterMotifs,
};

export type MotifName = keyof typeof motifs;
export const motifNamed = (name: MotifName): Motif => motifs[name];
