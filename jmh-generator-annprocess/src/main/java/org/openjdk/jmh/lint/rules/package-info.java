/** The rules, one to a file; {@link org.openjdk.jmh.lint.rules.Rules} lists them. */
package org.openjdk.jmh.lint.rules;
