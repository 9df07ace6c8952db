package org.openjdk.jmh.lint.source;

import java.util.List;
import javax.lang.model.element.Element;
import org.openjdk.jmh.lint.Rule;
import org.openjdk.jmh.lint.model.AnnotationFacts;

/** {@code @SuppressWarnings("jmh:RETU")} for one rule, {@code @SuppressWarnings("jmh")} for all. */
final class Suppressions {

    private static final String ALL = "jmh";

    private Suppressions() {
    }

    /**
     * Returns whether a rule is suppressed for an element, by itself or by an enclosing element.
     *
     * @param rule    the rule
     * @param element a class, method, field or variable
     */
    static boolean covers(Rule rule, Element element) {
        for (Element each = element; each != null; each = each.getEnclosingElement()) {
            AnnotationFacts suppressed = new SourceElement(each).annotation("java.lang.SuppressWarnings");
            if (suppressed != null && names(suppressed, rule)) {
                return true;
            }
        }
        return false;
    }

    private static boolean names(AnnotationFacts suppressed, Rule rule) {
        List<String> names = suppressed.texts("value");
        return names.contains(ALL) || names.contains(ALL + ":" + rule.id());
    }
}
