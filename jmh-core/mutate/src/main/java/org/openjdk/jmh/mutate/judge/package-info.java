/** Lets a project's unit tests judge whether mutants still behave as the original. */
package org.openjdk.jmh.mutate.judge;
