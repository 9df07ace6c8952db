/**
 * Source files as mutation operators see them: text, trees, types and changes of the text. Others may add operators.
 */
package org.openjdk.jmh.mutate.source;
