import { Link } from 'react-router-dom';

/**
 * The article under the calorie calculator: what the targets mean, how they are calculated and who should not follow
 * them.
 */
export function CalorieArticle() {
  return (
    <>
      <section>
        <h2>What the four figures mean</h2>
        <p>
          The calorie of food labels is a kilocalorie, written kcal. <strong>Maintenance</strong> is the daily
          amount that should hold your weight where it is. The other three take away 250, 500 or 1,000 kcal a
          day. On paper that is a loss of about 0.25, 0.5 or 1 kg a week: roughly half a pound, one pound or
          two.
        </p>
        <p>
          Food is more than its energy, and a target is not a test that you pass or fail each evening. What
          matters is the average over weeks.
        </p>
      </section>
      <section>
        <h2>Three formulas to choose from</h2>
        <p>
          Each formula estimates what your body uses at rest. That figure is multiplied by your activity, from
          1 for complete rest to 1.9 for hard physical days.
        </p>
        <ul>
          <li>
            <strong>Mifflin-St Jeor (1990),</strong> the usual choice, came from measurements of 498 healthy
            adults: 10 × kg + 6.25 × cm − 5 × age, then + 5 for men or − 161 for women.
          </li>
          <li>
            <strong>Revised Harris-Benedict</strong> is the formula of 1919 as Roza and Shizgal recalculated
            it in 1984. Men: 13.397 × kg + 4.799 × cm − 5.677 × age + 88.362. Women: 9.247 × kg + 3.098 × cm −
            4.33 × age + 447.593.
          </li>
          <li>
            <strong>Katch-McArdle</strong> works from lean mass: 370 + 21.6 × lean kg, where lean mass =
            weight × (1 − body fat % ÷ 100). Choose it only if your body fat was measured well. Bathroom
            scales that show it often miss by several points.
          </li>
        </ul>
        <p>
          A review of 2005 found that Mifflin-St Jeor came within 10 percent of the measured value in more
          people than its rivals did.
        </p>
      </section>
      <section>
        <h2>A worked example</h2>
        <p>
          A man of 45 is 178 cm tall (5 ft 10 in) and weighs 85 kg (187 lb). At rest he uses 10 × 85 + 6.25 ×
          178 − 5 × 45 + 5 = 1,742.5 kcal. With the activity factor 1.465 he needs 2,553 kcal to stay as he
          is, and his targets are 2,303, 2,053 and 1,553.
        </p>
        <p>
          Revised Harris-Benedict would give him 2,675 to maintain, and Katch-McArdle 2,559 with 25 percent
          body fat. The gap of 122 kcal, a slice of buttered bread, shows how exact any of them can be.
        </p>
      </section>
      <section>
        <h2>Why the scale follows more slowly</h2>
        <p>
          The weekly losses assume that every kilogram stands for the same energy and that nothing else
          changes. But a lighter body needs less, and most people who eat less also move less. Researchers of
          the US National Institutes of Health worked out that after a lasting change in what you eat, half of
          the weight change takes about a year. The first weeks often run ahead of plan because the body lets
          go of water. Then it slows, and you have done nothing wrong.
        </p>
      </section>
      <section>
        <h2>If a target is under 1,200 kcal</h2>
        <p>
          For smaller, older and less active people a target can fall below 1,200 kcal a day. The calculator
          leaves the figure as it is and adds a warning. With so little food it is hard to get enough protein,
          iron, calcium and vitamins, so do not go there without a doctor or dietitian. Choose the milder
          target, or keep eating at maintenance and move more. Diets under 800 kcal are medical treatments.
        </p>
      </section>
      <section>
        <h2>Who should not use these targets</h2>
        <ul>
          <li>
            <strong>Under 18.</strong> Growing takes energy. A pediatrician can tell whether weight is a
            concern at all.
          </li>
          <li>
            <strong>Pregnant or breastfeeding.</strong> You need more, not less: in US guidance about 340 kcal
            a day more in the second trimester, 450 in the third, and 330 to 400 while breastfeeding.
          </li>
          <li>
            <strong>An eating disorder, now or in the past.</strong> Counting can bring it back. In the United
            States the{' '}
            <a href="https://www.nationaleatingdisorders.org/">National Eating Disorders Association</a> helps
            you find support, in Britain <a href="https://www.beateatingdisorders.org.uk/">Beat</a> does, and{' '}
            <Link to="/eating-disorders">our pages on eating disorders</Link> explain the signs.
          </li>
        </ul>
      </section>
      <section>
        <h2>When to see a doctor</h2>
        <p>
          Talk to one before you cut down if you take insulin, diabetes tablets, water pills or blood pressure
          medicine, since doses may need to fall with your weight. Go soon if your weight drops without your
          trying, or if you feel faint, your heart beats unevenly or your periods stop. The{' '}
          <Link to="/bmi-calculator">BMI calculator</Link> helps you judge whether losing weight makes sense,
          and <Link to="/nutrition">Nutrition</Link> has ideas for the plate.
        </p>
      </section>
      <section>
        <h2>Sources</h2>
        <ul>
          <li>
            Mifflin and others:{' '}
            <a href="https://doi.org/10.1093/ajcn/51.2.241">
              A new predictive equation for resting energy expenditure
            </a>
            , 1990
          </li>
          <li>
            Roza and Shizgal:{' '}
            <a href="https://doi.org/10.1093/ajcn/40.1.168">The Harris Benedict equation reevaluated</a>, 1984
          </li>
          <li>
            Frankenfield and others:{' '}
            <a href="https://doi.org/10.1016/j.jada.2005.02.005">Comparison of predictive equations</a>, 2005
          </li>
          <li>
            Hall and others:{' '}
            <a href="https://doi.org/10.1016/S0140-6736(11)60812-X">
              Quantification of the effect of energy imbalance on bodyweight
            </a>
            , 2011
          </li>
        </ul>
      </section>
    </>
  );
}
