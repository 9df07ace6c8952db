package org.openjdk.jmh.lint.rules;

import org.openjdk.jmh.lint.Rule;

/** Base of rules with a constant id, summary and remedy. */
abstract class DescribedRule implements Rule {

    private final String id;
    private final String summary;
    private final String remedy;

    DescribedRule(String id, String summary, String remedy) {
        this.id = id;
        this.summary = summary;
        this.remedy = remedy;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String summary() {
        return summary;
    }

    @Override
    public final String remedy() {
        return remedy;
    }
}
