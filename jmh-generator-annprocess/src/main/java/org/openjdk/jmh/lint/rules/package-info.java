/** The rules, one class each; {@link org.openjdk.jmh.lint.rules.Rules} lists them. */
package org.openjdk.jmh.lint.rules;
