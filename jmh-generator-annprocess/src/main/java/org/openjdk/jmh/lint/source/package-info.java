/** The front end of the annotation processor: reads declarations by {@code javax.lang.model}. */
package org.openjdk.jmh.lint.source;
