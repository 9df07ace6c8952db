/** Front end of the annotation processor: reads declarations with {@code javax.lang.model}. */
package org.openjdk.jmh.lint.source;
