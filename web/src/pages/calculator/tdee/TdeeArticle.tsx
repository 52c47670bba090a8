import { Link } from 'react-router-dom';

/** The article under the TDEE calculator: what makes up a day's energy and how to test the estimate. */
export function TdeeArticle() {
  return (
    <>
      <section>
        <h2>What makes up your day</h2>
        <p>
          Total daily energy expenditure, TDEE, is all the energy you use in 24 hours. If you eat that much on
          average, your weight stays level. It has four parts:
        </p>
        <ul>
          <li>
            <strong>Rest,</strong> the largest share, which the{' '}
            <Link to="/bmr-calculator">BMR calculator</Link> looks at by itself.
          </li>
          <li>
            <strong>Digestion,</strong> about a tenth of what you eat.
          </li>
          <li>
            <strong>Exercise,</strong> often less than people hope: half an hour of brisk walking is some 100
            to 150 kcal.
          </li>
          <li>
            <strong>Everything else</strong>: stairs, chores, standing, fidgeting. This part differs most.
            When volunteers in a study of 1999 ate 1,000 kcal a day too much for eight weeks, it changed by
            anything from 98 kcal less to 692 kcal more.
          </li>
        </ul>
      </section>
      <section>
        <h2>How it is worked out</h2>
        <p>
          First comes the energy at rest. <strong>Mifflin-St Jeor</strong> is set unless you change it: ten
          times your kilograms, plus 6.25 times your centimeters, minus five times your age, and at the end
          plus 5 for men or minus 161 for women. <strong>Katch-McArdle</strong> asks for body fat instead and
          ignores age and sex: 370 plus 21.6 times your lean kilograms. The equation under that popular name
          is from a 1991 paper by Cunningham.
        </p>
        <p>
          Then it is multiplied by an activity factor. The targets for losing and gaining lie 250, 500 and
          1,000 kcal below and above the result.
        </p>
      </section>
      <section>
        <h2>Choosing your activity factor</h2>
        <ul>
          <li>
            <strong>1</strong> shows the rate at rest and nothing more.
          </li>
          <li>
            <strong>1.2</strong> fits days spent almost wholly in a chair or in bed.
          </li>
          <li>
            <strong>1.375 or 1.465</strong> fits desk work with walks, or exercise on a few days.
          </li>
          <li>
            <strong>1.55</strong> fits exercise on most days, or work on your feet.
          </li>
          <li>
            <strong>1.725 or 1.9</strong> fits hard daily training or heavy labor, or both.
          </li>
        </ul>
        <p>
          Most of us choose too high. Yet do not be too strict either: a United Nations report on energy needs
          places even sedentary and lightly active lives between 1.40 and 1.69.
        </p>
      </section>
      <section>
        <h2>A worked example</h2>
        <p>
          A woman of 29 is 168 cm tall (5 ft 6 in), weighs 62 kg (137 lb) and chooses 1.55. At rest: 620 +
          1,050 − 145 − 161 = 1,364 kcal. Times 1.55 makes 2,114 a day. Her loss targets are 1,864, 1,614 and
          1,114, her gain targets 2,364, 2,614 and 3,114. With 24 percent body fat Katch-McArdle gives 2,151,
          which is nearly the same.
        </p>
        <p>
          Note the 1,114. Any target under 1,200 kcal carries a warning, because so small an amount seldom
          covers what a body needs. She does well to leave it alone.
        </p>
      </section>
      <section>
        <h2>Test it on yourself</h2>
        <p>
          Your own body is the best instrument. For two or three weeks eat close to the estimate and weigh
          yourself on most mornings. Compare the average of the first week with that of the last. If the two
          agree, you have found your TDEE. If you gained, it is lower; if you lost, higher. Change by 100 to
          200 kcal, then wait again.
        </p>
      </section>
      <section>
        <h2>Gaining weight well</h2>
        <p>
          Muscle grows slowly. An extra 250 kcal a day with strength training is plenty for most people, and
          larger amounts mainly add fat. The target of 1,000 more belongs in the hands of a doctor or sports
          dietitian, for example after an illness.
        </p>
      </section>
      <section>
        <h2>When to ask for help</h2>
        <ul>
          <li>
            <strong>You are under 18, pregnant or breastfeeding.</strong> These times have needs of their own.
            Let your doctor or midwife set the course.
          </li>
          <li>
            <strong>You train hard and are always tired,</strong> often injured, or your periods have stopped.
            Your body may be running short of fuel; a sports doctor knows the signs.
          </li>
          <li>
            <strong>You exercise to earn food,</strong> or feel guilty on a day of rest. This can be the start
            of an eating disorder. The{' '}
            <a href="https://www.nationaleatingdisorders.org/">National Eating Disorders Association</a>{' '}
            (United States) and <a href="https://www.beateatingdisorders.org.uk/">Beat</a> (United Kingdom)
            will help you find the next step.
          </li>
          <li>
            <strong>Your weight changes</strong> and you cannot explain it, or you take medicines for diabetes
            or the heart.
          </li>
        </ul>
        <p>
          If moving more is your plan, begin at <Link to="/fitness">Fitness</Link>.
        </p>
      </section>
      <section>
        <h2>Sources</h2>
        <ul>
          <li>
            Cunningham:{' '}
            <a href="https://doi.org/10.1093/ajcn/54.6.963">
              Body composition as a determinant of energy expenditure
            </a>
            , 1991
          </li>
          <li>
            FAO, WHO and United Nations University:{' '}
            <a href="https://www.fao.org/4/y5686e/y5686e00.htm">Human energy requirements</a>, 2004
          </li>
          <li>
            Levine and others:{' '}
            <a href="https://doi.org/10.1126/science.283.5399.212">
              Role of nonexercise activity thermogenesis in resistance to fat gain in humans
            </a>
            , 1999
          </li>
        </ul>
      </section>
    </>
  );
}
