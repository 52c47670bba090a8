import type { Recipes } from '../../recipe';
import { addictionRecoveryPictures } from './addiction-recovery';
import { agingPictures } from './aging';
import { allergiesPictures } from './allergies';
import { moreAllergiesPictures } from './allergies-more';
import { bodyImagePictures } from './body-image';
import { breathBellyAndHarvestPictures } from './breath-belly-and-harvest';
import { cancerPictures } from './cancer';
import { childhoodAndHabitPictures } from './childhood-and-habits';
import { childDevelopmentPictures } from './child-development';
import { childrenAndMakingPictures } from './children-and-making';
import { chronicIllnessPictures } from './chronic-illness';
import { communicationSkillsPictures } from './communication-skills';
import { cycleBirthAndBodyPictures } from './cycle-birth-and-body';
import { digestionPictures } from './digestion';
import { disabilityHealthPictures } from './disability-health';
import { diseasePreventionPictures } from './disease-prevention';
import { eatingDisordersPictures } from './eating-disorders';
import { eatingMovingAndPetPictures } from './eating-moving-and-pets';
import { emotionalHealthPictures } from './emotional-health';
import { eyeHealthPictures } from './eye-health';
import { fitnessPictures } from './fitness';
import { moreFitnessPictures } from './fitness-more';
import { hairAndLooksPictures } from './hair-and-looks';
import { healthyHabitsPictures } from './healthy-habits';
import { heartHealthPictures } from './heart-health';
import { laterYearsAndChecksPictures } from './later-years-and-checks';
import { itchCoughAndGutPictures } from './itch-cough-and-gut';
import { lgbtqHealthPictures } from './lgbtq-health';
import { manyWaysToLivePictures } from './many-ways-to-live';
import { loveAndFatherhoodPictures } from './love-and-fatherhood';
import { mensHealthPictures } from './mens-health';
import { mentalHealthPictures } from './mental-health';
import { mindAndMoodPictures } from './mind-and-mood';
import { moveAndRestPictures } from './move-and-rest';
import { nervesAndHeartPictures } from './nerves-and-heart';
import { nutritionPictures } from './nutrition';
import { parentingPictures } from './parenting';
import { relationshipsPictures } from './relationships';
import { reproductiveHealthPictures } from './reproductive-health';
import { respiratoryHealthPictures } from './respiratory-health';
import { selfCarePictures } from './self-care';
import { sexualHealthPictures } from './sexual-health';
import { sightAndDreamPictures } from './sight-and-dreams';
import { skinCarePictures } from './skin-care';
import { moreSkinCarePictures } from './skin-care-more';
import { sleepPictures } from './sleep';
import { testAndTreatmentPictures } from './tests-and-treatments';
import { wellnessPictures } from './wellness';
import { womensHealthPictures } from './womens-health';

export const articlePictures: Recipes = {
  ...addictionRecoveryPictures,
  ...agingPictures,
  ...allergiesPictures,
  ...bodyImagePictures,
  ...breathBellyAndHarvestPictures,
  ...cancerPictures,
  ...childhoodAndHabitPictures,
  ...childDevelopmentPictures,
  ...childrenAndMakingPictures,
  ...chronicIllnessPictures,
  ...communicationSkillsPictures,
  ...cycleBirthAndBodyPictures,
  ...digestionPictures,
  ...disabilityHealthPictures,
  ...diseasePreventionPictures,
  ...eatingDisordersPictures,
  ...eatingMovingAndPetPictures,
  ...emotionalHealthPictures,
  ...eyeHealthPictures,
  ...fitnessPictures,
  ...hairAndLooksPictures,
  ...healthyHabitsPictures,
  ...heartHealthPictures,
  ...laterYearsAndChecksPictures,
  ...itchCoughAndGutPictures,
  ...lgbtqHealthPictures,
  ...manyWaysToLivePictures,
  ...loveAndFatherhoodPictures,
  ...mensHealthPictures,
  ...mentalHealthPictures,
  ...mindAndMoodPictures,
  ...moreAllergiesPictures,
  ...moreFitnessPictures,
  ...moreSkinCarePictures,
  ...moveAndRestPictures,
  ...nervesAndHeartPictures,
  ...nutritionPictures,
  ...parentingPictures,
  ...relationshipsPictures,
  ...reproductiveHealthPictures,
  ...respiratoryHealthPictures,
  ...selfCarePictures,
  ...sexualHealthPictures,
  ...sightAndDreamPictures,
  ...skinCarePictures,
  ...sleepPictures,
  ...testAndTreatmentPictures,
  ...wellnessPictures,
  ...womensHealthPictures,
};
