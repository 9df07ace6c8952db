package org.openjdk.jmh.lint.source;

import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Element;
import org.openjdk.jmh.lint.Rule;

/** {@code @SuppressWarnings("jmh:RETU")} for one rule, {@code @SuppressWarnings("jmh")} for all. */
public final class Suppressions {

    private static final String ALL = "jmh";

    private Suppressions() {
    }

    /**
     * Tells whether a rule is switched off for an element, by itself or by what encloses it.
     *
     * @param rule    the rule
     * @param element a class, method, field or variable
     * @return true if so
     */
    public static boolean covers(Rule rule, Element element) {
        for (Element each = element; each != null; each = each.getEnclosingElement()) {
            SuppressWarnings suppressed = each.getAnnotation(SuppressWarnings.class);
            if (suppressed != null && names(suppressed, rule)) {
                return true;
            }
        }
        return false;
    }

    private static boolean names(SuppressWarnings suppressed, Rule rule) {
        List<String> names = Arrays.asList(suppressed.value());
        return names.contains(ALL) || names.contains(ALL + ":" + rule.id());
    }
}
